// Prints the description of the documented calls, without a server: each release publishes it as openapi.json.
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { openApiDocument } from "../platform/rest/openapi.ts";
import { REST_SECTIONS } from "./rest-rows.ts";

process.stdout.write(
	`${JSON.stringify(openApiDocument(REST_SECTIONS, DEFAULT_BRANDING.name), null, "\t")}\n`,
);
