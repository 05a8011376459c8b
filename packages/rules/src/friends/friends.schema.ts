import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";

export const playerInput = z.object({ userId }).meta({ id: "PersonInput" });
export type PlayerInput = z.output<typeof playerInput>;
