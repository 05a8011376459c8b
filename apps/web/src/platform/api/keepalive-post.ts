import { deviceHeaders } from "./request-headers.ts";

/** Sends a call whose answer is ignored. It arrives even if the page is closed immediately. */
export function keepalivePost(address: string, body: object): void {
	fetch(address, {
		method: "POST",
		keepalive: true,
		headers: { ...deviceHeaders(), "Content-Type": "application/json" },
		body: JSON.stringify(body),
	})
		// An unread answer would keep the request open.
		.then((answer) => answer.text())
		.catch(() => {});
}
