import { ERRORS } from "@hilo/rules/errors/errors";
import { useMutation } from "@tanstack/react-query";
import { refusalText } from "../../../platform/api/refusal-text.ts";
import { deviceHeaders } from "../../../platform/api/request-headers.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";

export function ExportButton({ username }: { username: string }) {
	const saving = useMutation({ mutationFn: () => download(`hilo-${username}.json`) });
	return (
		<>
			<Button kind="quiet" isBusy={saving.isPending} onClick={() => saving.mutate()}>
				{saving.isPending ? "Preparing..." : "Download my data"}
			</Button>
			<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
				{saving.data}
			</p>
		</>
	);
}

/** Saves the answer unread, because it may be large. @returns the text to show if it fails */
async function download(name: string): Promise<string | null> {
	try {
		const answer = await fetch("/api/user/export", { headers: deviceHeaders() });
		if (!answer.ok) return refusalText(await answer.text(), "accounts/export-failed");
		saveFile(name, await answer.blob());
		return null;
	} catch {
		return ERRORS["accounts/export-failed"].message;
	}
}
