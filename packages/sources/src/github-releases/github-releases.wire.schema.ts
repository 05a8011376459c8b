import { z } from "zod";

export const latestReleaseAnswer = z.object({ tag_name: z.string().min(1).max(100) });
export type WireRelease = z.output<typeof latestReleaseAnswer>;
