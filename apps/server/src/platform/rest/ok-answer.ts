import { z } from "zod";

/** The answer of calls that have nothing to tell. */
export const okAnswer = z.object({ success: z.literal(true) }).meta({ id: "Ok" });
