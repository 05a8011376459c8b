import type { ErrorTable } from "../error-tables/error-table.ts";
import { SUPPORT_FAILURES } from "./support.failures.ts";

export const SUPPORT_ERRORS = {
	...SUPPORT_FAILURES,
	"support/fields-required": { status: 400, message: "Please fill in all required fields" },
	"support/closed": { status: 409, message: "This ticket is closed." },
	"support/not-found": { status: 404, message: "Ticket not found" },
} as const satisfies ErrorTable<"support">;
