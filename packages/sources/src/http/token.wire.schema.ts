import { z } from "zod";

/** What OAuth's client-credentials grant answers; `expires_in` in seconds. */
export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
