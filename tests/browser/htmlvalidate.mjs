// Rules for HTML: the standard, accessible, nothing inline.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const config = {
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Line breaks of templates, which nobody reads.
    "no-trailing-whitespace": "off",
    // Ids of document sections are numbers; the standard requires no letter.
    "valid-id": ["error", { relaxed: true }],
    // Several options of one choice may be ticked.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a page, one line each. */
export const invalid = async (html, path) => {
  const report = await validator.validateString(html, path);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`));
};
