import type { Decision, ReportKind } from "@hilo/rules/moderation/decisions";
import type { Outputs } from "../../../platform/api/trpc.ts";

export type ReportedSubject = Outputs["moderation"]["queue"]["subjects"][number];

/** A decision that the administrator is about to take. */
export interface OpenDecision {
	readonly subject: ReportedSubject;
	readonly decision: Decision;
}

export const KIND_TEXTS: Readonly<Record<ReportKind, string>> = {
	message: "Message",
	person: "Player",
	game: "Game",
};

/** What the button says that removes it. */
const REMOVE_TEXTS: Readonly<Record<ReportKind, string>> = {
	message: "Remove message",
	person: "Reset name and picture",
	game: "Remove game",
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
	if (decision === "remove") return REMOVE_TEXTS[kind];
	return { dismiss: "Dismiss", warn: "Warn", suspend: "Suspend" }[decision];
}

/** Returns the name to type before removing. Null for messages, which have no name. */
export function nameToType({ kind, title }: ReportedSubject): string | null {
	return kind === "message" ? null : title;
}
