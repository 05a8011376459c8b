import type { Mark } from "@hilo/rules/play/view";

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
	right: "Right",
	wrong: "Wrong",
	timeout: "No answer",
};
