import type { Ctx } from "../../platform/context.ts";
import { findCreatorTotals } from "./popular.repo.ts";

/** Adding up the plays of 100,000 games takes some 20 ms, which is too much for each call. */
const FRESH_MS = 60_000;
/** Enough to show ten without blocked and hidden ones. */
const MAX_CREATORS = 100;

type Totals = Awaited<ReturnType<typeof findCreatorTotals>>;

export class CreatorTotals {
	#read: { readonly at: number; readonly totals: Promise<Totals> } | null = null;

	get({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<Totals> {
		const at = clock.elapsed();
		if (this.#read && at - this.#read.at < FRESH_MS) return this.#read.totals;
		const read = { at, totals: findCreatorTotals(db.kysely, MAX_CREATORS) };
		this.#read = read;
		read.totals.catch(() => {
			if (this.#read === read) this.#read = null;
		});
		return read.totals;
	}
}
