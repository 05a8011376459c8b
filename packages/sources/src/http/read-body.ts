import type { ProviderId } from "../providers.ts";
import { SourceError } from "./source-error.ts";

/** Returns a body's text. @throws SourceError `unreadable` beyond `maxBytes`; also any error of the connection. */
export async function readBody(response: Response, provider: ProviderId, maxBytes: number): Promise<string> {
	const tooLong = () => new SourceError(provider, "unreadable", { reason: `more than ${maxBytes} bytes` });
	if (!response.body) return "";
	const decoder = new TextDecoder();
	let text = "";
	let length = 0;
	// Leaving the loop early cancels the rest of the body.
	for await (const chunk of response.body) {
		length += chunk.byteLength;
		if (length > maxBytes) throw tooLong();
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
