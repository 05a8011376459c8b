import type { Outputs } from "../../../platform/api/trpc.ts";

/** A custom game as lists show it. */
export type CardView = Outputs["customGames"]["mine"][number];
