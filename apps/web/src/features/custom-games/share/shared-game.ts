import type { Outputs } from "../../../platform/api/trpc.ts";

export type SharedGame = Pick<
	Outputs["customGames"]["get"],
	"id" | "name" | "shareableLink" | "isOwn" | "privacyLevel"
>;
