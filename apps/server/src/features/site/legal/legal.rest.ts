import type { LegalKind } from "@hilo/rules/site/legal";
import { z } from "zod";
import { restRow } from "../../../platform/rest/rest-row.ts";
import { readLegal } from "./read-legal.ts";

const answer = z.object({ content: z.string().meta({ description: "Sanitised HTML" }) });

export const legalRows = [
	legalRow("privacy", "/user/privacy-policy", "What the site keeps of people, and for how long"),
	legalRow("terms", "/user/terms-of-service", "What holds for whoever uses the site"),
];

function legalRow(kind: LegalKind, path: string, summary: string) {
	return restRow({
		method: "get",
		access: "visitor",
		path,
		summary,
		answer,
		openInMaintenance: true,
		errors: ["site/no-such-legal-text"],
		handle: async (ctx) => ({ content: (await readLegal(ctx, { kind })).html }),
	});
}
