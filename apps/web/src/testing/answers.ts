import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { type HttpHandler, HttpResponse, http } from "msw/http";
import type { Outputs } from "../platform/api/trpc.ts";

type Feature = keyof Outputs & string;
type Call<F extends Feature> = keyof Outputs[F] & string;

const address = (feature: string, call: string) => `/api/trpc/${feature}.${call}`;

/** Lets a call answer with what the server could answer, and with nothing else: the router's types see to it. */
export function answer<F extends Feature, C extends Call<F>>(
	feature: F,
	call: C,
	data: Outputs[F][C],
): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.json({ result: { data } }));
}

/** Lets a call be done that has nothing to answer. */
export function accept<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.json({ result: {} }));
}

/** Lets a call be refused with an error of the catalogue. */
export function refuse<F extends Feature>(feature: F, call: Call<F>, code: ErrorCode): HttpHandler {
	const { status, message } = ERRORS[code];
	const error = { message, code: -32600, data: { code: "BAD_REQUEST", httpStatus: status, appCode: code } };
	return http.all(address(feature, call), () => HttpResponse.json({ error }, { status }));
}

/** Lets a call fail without any answer. */
export function breakOff<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => HttpResponse.error());
}

/** Lets a call hang, so that what is shown meanwhile can be looked at. */
export function hang<F extends Feature>(feature: F, call: Call<F>): HttpHandler {
	return http.all(address(feature, call), () => new Promise<never>(() => {}));
}

/** Holds a call back until it is released. It then has the answer that comes next in the list. */
export function hold<F extends Feature>(
	feature: F,
	call: Call<F>,
): { readonly held: HttpHandler; readonly release: () => void } {
	const { promise, resolve } = Promise.withResolvers<void>();
	return { held: http.all(address(feature, call), () => promise), release: resolve };
}
