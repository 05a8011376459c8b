import { it } from "vitest";
import { z } from "zod";
import { restRow } from "./rest-row.ts";

const answer = z.object({
	user: z.object({ name: z.string() }),
	scores: z.array(z.object({ best: z.int() })),
});
const row = { method: "get", path: "/me", summary: "", access: "visitor", scope: "any", answer } as const;
const user = { name: "ada" };
const scores = [{ best: 3 }];

it("compiles only if a handler answers exactly what is documented, so that no field leaks", () => {
	restRow({ ...row, handle: async () => ({ user, scores }), errors: ["request/invalid"] });
	// @ts-expect-error No scores.
	restRow({ ...row, handle: async () => ({ user }) });
	// @ts-expect-error A password is not documented.
	restRow({ ...row, handle: () => ({ user: { ...user, password: "secret" }, scores }) });
	// @ts-expect-error The same in a list.
	restRow({ ...row, handle: () => ({ user, scores: scores.map((score) => ({ ...score, seed: "" })) }) });
	// @ts-expect-error No such code in the catalogue.
	restRow({ ...row, handle: () => ({ user, scores }), errors: ["accounts/no-such-error"] });
});
