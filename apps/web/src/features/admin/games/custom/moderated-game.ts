import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import type { Outputs } from "../../../../platform/api/trpc.ts";

export type ModeratedGame = Outputs["moderation"]["games"]["games"][number];

export const PRIVACY_WORDS: Readonly<Record<PrivacyLevel, string>> = {
	private: "Private",
	invite_only: "Invite only",
	public: "Public",
	featured: "Featured",
};

export const FILTERS = [
	{ value: "all", label: "All games" },
	{ value: "featured", label: "Featured" },
	{ value: "hidden", label: "Hidden by reports" },
	{ value: "removed", label: "Removed" },
] as const;
export type GameFilter = (typeof FILTERS)[number]["value"];

/** Whether the game is in lists. Only such games can be featured. */
export function isFound({ privacyLevel, isHidden, removed }: ModeratedGame): boolean {
	return (privacyLevel === "public" || privacyLevel === "featured") && !isHidden && removed === null;
}
