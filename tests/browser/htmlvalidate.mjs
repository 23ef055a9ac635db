// Rules for HTML: the standard, accessibility, no inline styles or scripts.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const config = {
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Trailing white space comes from the line breaks of templates and has no effect.
    "no-trailing-whitespace": "off",
    // Ids of document sections are numbers, which the standard allows.
    "valid-id": ["error", { relaxed: true }],
    // Several options of one field may be selected.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Returns the errors of a page, one per line. */
export const invalid = async (html, path) => {
  const report = await validator.validateString(html, path);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`));
};
