import type { Outputs } from "../../../platform/api/trpc.ts";

export type CardView = Outputs["customGames"]["mine"][number];
