import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";

export const personInput = z.object({ userId }).meta({ id: "PersonInput" });
export type PersonInput = z.output<typeof personInput>;
