import type { Decision, ReportKind } from "@hilo/rules/moderation/moderation";
import type { Outputs } from "../../../platform/api/trpc.ts";

export type ReportedSubject = Outputs["moderation"]["queue"]["subjects"][number];

/** A decision that the administrator is about to take. */
export interface OpenDecision {
	readonly subject: ReportedSubject;
	readonly decision: Decision;
}

/** The words for each kind: its name, the title of what was reported, and the button that removes it. */
export const KIND_TEXTS: Readonly<Record<ReportKind, { name: string; evidence: string; remove: string }>> = {
	message: { name: "Message", evidence: "What was said", remove: "Remove message" },
	person: { name: "Player", evidence: "Name when reported", remove: "Reset name and picture" },
	game: { name: "Game", evidence: "Name and description when reported", remove: "Remove game" },
};

/** Mildest first. The site's own games have no owner to warn; administrators can't be suspended. */
export function decisionsFor({ accused, isThere }: ReportedSubject): Decision[] {
	return [
		"dismiss",
		...(accused ? (["warn"] as const) : []),
		...(isThere ? (["remove"] as const) : []),
		...(accused && !accused.isAdmin ? (["suspend"] as const) : []),
	];
}

export function decisionText(decision: Decision, kind: ReportKind): string {
	if (decision === "remove") return KIND_TEXTS[kind].remove;
	return { dismiss: "Dismiss", warn: "Warn", suspend: "Suspend" }[decision];
}
