import { parseSearch, textParam } from "../../../platform/search.ts";

export const linkToken = parseSearch({ token: textParam });
