import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { type HttpHandler, HttpResponse, http } from "msw/http";
import type { Outputs } from "../platform/api/trpc.ts";

type Feature = keyof Outputs & string;
type Call<F extends Feature> = keyof Outputs[F] & string;

const address = (feature: string, call: string) => `/api/trpc/${feature}.${call}`;

/** Answers a call. The router's types check the data. */
export function answer<F extends Feature, C extends Call<F>>(
	feature: F,
	call: C,
	data: Outputs[F][C],
): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.json({ result: { data } }));
}

/** Answers a call that returns nothing. */
export function accept<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.json({ result: {} }));
}

/** Refuses a call with an error of the catalogue. */
export function refuse<F extends Feature>(feature: F, call: Call<F>, code: ErrorCode): HttpHandler {
	return http.all(address(feature, call), () => refusal(code));
}

/** The response of a refused call. */
export function refusal(code: ErrorCode, message: string = ERRORS[code].message): Response {
	const { status } = ERRORS[code];
	const error = { message, code: -32600, data: { code: "BAD_REQUEST", httpStatus: status, appCode: code } };
	return HttpResponse.json({ error }, { status });
}

/** Lets a call fail without an answer. */
export function breakOff<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.error());
}

/** Leaves a call without an answer, so that the loading state can be tested. */
export function hang<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => new Promise<never>(() => {}));
}

/** Delays a call until `release`. It then gets the answer of the next handler. */
export function hold<F extends Feature>(
	feature: F,
	call: Call<F>,
): { readonly held: HttpHandler; readonly release: () => void } {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { held: http.all(address(feature, call), () => promise), release: resolve };
}
