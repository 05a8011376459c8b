import { z } from "zod";
import { placeOf } from "./page-cursor.ts";

/** Where a page of a list begins, as its address has it. */
export const pageCursor = z.string().transform(placeOf).optional();
