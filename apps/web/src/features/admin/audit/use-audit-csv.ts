import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { saveText } from "../shell/save-text.ts";

export function useAuditCsv() {
	const { client } = trpc.useUtils();
	const [isPending, setPending] = useState(false);
	return {
		isPending,
		async save(filters: Parameters<typeof client.admin.auditCsv.query>[0]): Promise<void> {
			setPending(true);
			try {
				const { csv } = await client.admin.auditCsv.query(filters);
				saveText(`hilo-audit-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv", csv);
			} catch (error) {
				toastFailure(error);
			} finally {
				setPending(false);
			}
		},
	};
}
