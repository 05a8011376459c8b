import { z } from "zod";
import { parseCursor } from "./page-cursor.ts";

export const pageCursor = z.string().transform(parseCursor).optional();
