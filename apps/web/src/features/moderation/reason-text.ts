import type { ReportReason } from "@hilo/rules/moderation/moderation";

export const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
	spam: "Spam or ads",
	abuse: "Insults or harassment",
	cheating: "Cheating",
	copyright: "Stolen work",
	other: "Something else",
};
