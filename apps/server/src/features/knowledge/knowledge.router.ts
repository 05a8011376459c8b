import { userIdInput } from "@hilo/rules/profiles/profiles.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { showKnowledge } from "./show-knowledge.ts";

export const knowledgeRouter = router({
	get: procedure("any", { isLarge: true })
		.input(userIdInput)
		.query(({ ctx, input }) => showKnowledge(ctx, input)),
});
