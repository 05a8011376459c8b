import { ERRORS } from "@hilo/rules/errors/errors";
import { useState } from "react";
import { refusalText } from "../../../platform/api/refusal-text.ts";
import { deviceHeaders } from "../../../platform/api/request-headers.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";

export function ExportButton({ username }: { username: string }) {
	const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
		isBusy: false,
		problem: null,
	});
	const load = async () => {
		setState({ isBusy: true, problem: null });
		setState({ isBusy: false, problem: await download(`hilo-${username}.json`) });
	};
	return (
		<>
			<Button kind="quiet" isBusy={state.isBusy} onClick={load}>
				{state.isBusy ? "Preparing..." : "Download my data"}
			</Button>
			<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
				{state.problem}
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
