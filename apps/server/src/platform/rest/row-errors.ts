import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { type RestRow, takesBody } from "./rest-row.ts";

export function errorsOf(row: RestRow): ErrorCode[] {
	const codes: ErrorCode[] = [
		"site/out-of-service",
		...(row.openInMaintenance ? [] : [row.maintenanceError ?? "site/maintenance"]),
		...(row.access === "visitor" ? [] : (["accounts/signed-out"] as const)),
		...(row.access === "admin" ? (["admin/access-denied"] as const) : []),
		...(takesBody(row) ? (["request/foreign-origin", "request/too-many"] as const) : []),
		...bodyErrors(row),
		...(row.input ? (["request/invalid"] as const) : []),
		...(row.errors ?? []),
	];
	return [...new Set(codes)];
}

export function statusesOf(row: RestRow): number[] {
	const refusals = errorsOf(row).map((code) => ERRORS[code].status);
	return [row.status ?? 200, ...(row.etag || row.isCached ? [304] : []), ...refusals];
}

function bodyErrors(row: RestRow): ErrorCode[] {
	if (!takesBody(row)) return [];
	if (row.upload) return ["request/not-a-form", row.upload.tooLarge, row.upload.missing];
	return ["request/wrong-type", "request/too-large", "request/malformed-json", "request/not-an-object"];
}
