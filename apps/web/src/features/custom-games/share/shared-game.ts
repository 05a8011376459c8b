import type { Outputs } from "../../../platform/api/trpc.ts";

/** What sharing needs to know of a game. */
export type SharedGame = Pick<
	Outputs["customGames"]["get"],
	"id" | "name" | "shareableLink" | "isOwn" | "privacyLevel"
>;
