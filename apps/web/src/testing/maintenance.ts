import type { HttpHandler } from "msw/http";
import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";

/** Answers that maintenance is on unless `said` differs, without a message. */
export function maintenance(said: Partial<Outputs["site"]["maintenance"]> = {}): HttpHandler {
	return answer("site", "maintenance", { maintenanceMode: true, message: null, until: null, ...said });
}
