import type { ErrorCode as CatalogueCode } from "@hilo/rules/errors/errors";
import type { LiveEvent as SiteEvent } from "@hilo/rules/live/live-events";
import type { AppRouter } from "@hilo/server/app/app-router";
import { callsOf, plain } from "./written-out.ts";

// Imported as types only, so this never runs. Of a variable without a type, the package's declarations have the whole
// type; of a type, they would have the names imported here.
const api = callsOf<AppRouter>();
const errorCode = plain<CatalogueCode>();
const liveEvent = plain<SiteEvent>();

/** Every call of the site: `api.play.start.mutate({ game: "country" })`. */
export type HiloApi = typeof api;

/** Every code of the site's errors. */
export type ErrorCode = typeof errorCode;

/** Says what has changed, not what it is now: `{ kind: "me" }`, or `{ kind: "message", from: userId }`. */
export type LiveEvent = typeof liveEvent;
