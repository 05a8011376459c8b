import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { downloadItems, type ExportFormat } from "../import/export-items.tsx";
import type { CardView } from "./card-view.ts";

export function useExport({
	id,
	name,
}: Pick<CardView, "id" | "name">): (format: ExportFormat) => Promise<void> {
	const { client } = trpc.useUtils();
	return async (format) => {
		try {
			const { items } = await client.customGames.forEdit.query({ id });
			downloadItems(name, items, format);
		} catch (error) {
			toastFailure(error);
		}
	};
}
