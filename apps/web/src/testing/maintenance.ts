import type { HttpHandler } from "msw/http";
import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";

/** The site closed to all but administrators, without a word unless one is given; or open again. */
export function maintenance(said: Partial<Outputs["site"]["maintenance"]> = {}): HttpHandler {
	return answer("site", "maintenance", { maintenanceMode: true, message: null, until: null, ...said });
}
