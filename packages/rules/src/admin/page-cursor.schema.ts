import { z } from "zod";
import { placeOf } from "./page-cursor.ts";

export const pageCursor = z.string().transform(placeOf).optional();
