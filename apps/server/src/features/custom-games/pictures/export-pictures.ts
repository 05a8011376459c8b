import type { Ctx } from "../../../platform/context.ts";
import { listOwned } from "./pictures.repo.ts";

export async function exportPictures({ db }: Pick<Ctx, "db">, userId: string) {
	return (await listOwned(db.kysely, userId)).map(({ hash, size, added_at }) => ({
		imageUrl: `/pictures/${hash}.webp`,
		bytes: size,
		addedAt: new Date(added_at).toISOString(),
	}));
}
