import { z } from "zod";
import { FACTS, type Fact } from "./facts.ts";

const userId = z.string().min(1).max(64);

/** Validates a live event from another process or tab, which may run another version. */
export const factSchema = z.custom<Fact>((fact) => isFact.safeParse(fact).success, "must be a known fact");

const isFact = z.union(
	Object.entries(FACTS).map(([kind, name]) =>
		z.strictObject({ kind: z.literal(kind), ...(name !== null && { [name]: userId }) }),
	),
);
