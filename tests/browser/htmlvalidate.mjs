// What HTML must be: the standard, accessible, nothing inline.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const config = {
  root: true,
  elements: ["html5"],
  extends: ["html-validate:recommended", "html-validate:a11y"],
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a page, one line each. */
export const invalid = async (html, path) => {
  const report = await validator.validateString(html, path);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`));
};
