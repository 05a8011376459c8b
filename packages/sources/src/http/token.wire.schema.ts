import { z } from "zod";

/** `expires_in` is in seconds. */
export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
