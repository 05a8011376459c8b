import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";

/** The other person, of all calls about two. */
export const personInput = z.object({ userId }).meta({ id: "PersonInput" });
export type PersonInput = z.output<typeof personInput>;
