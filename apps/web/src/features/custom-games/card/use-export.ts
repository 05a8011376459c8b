import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import type { ExportFormat } from "../import/download-items.ts";
import type { CardView } from "./card-view.ts";

export function useExport({
	id,
	name,
}: Pick<CardView, "id" | "name">): (format: ExportFormat) => Promise<void> {
	const { client } = trpc.useUtils();
	return async (format) => {
		try {
			const [{ items }, { downloadItems }] = await Promise.all([
				client.customGames.forEdit.query({ id }),
				import("../import/download-items.ts"),
			]);
			downloadItems(name, items, format);
		} catch (error) {
			toastFailure(error);
		}
	};
}
