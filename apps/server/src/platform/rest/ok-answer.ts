import { z } from "zod";

export const okAnswer = z.object({ success: z.literal(true) }).meta({ id: "Ok" });
