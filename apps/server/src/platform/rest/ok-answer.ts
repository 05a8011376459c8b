import { z } from "zod";

/** The answer of calls that return nothing. */
export const okAnswer = z.object({ success: z.literal(true) }).meta({ id: "Ok" });
