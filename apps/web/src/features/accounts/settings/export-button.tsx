import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";

/** Hands over everything that the site keeps of the player, as one file. */
export function ExportButton({ username }: { username: string }) {
	const { client } = trpc.useUtils();
	const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
		isBusy: false,
		problem: null,
	});
	const load = async () => {
		setState({ isBusy: true, problem: null });
		try {
			save(await client.me.export.query(), `hilo-${username}.json`);
			setState({ isBusy: false, problem: null });
		} catch (error) {
			setState({ isBusy: false, problem: errorText(error) });
		}
	};
	return (
		<>
			<Button kind="quiet" disabled={state.isBusy} onClick={load}>
				{state.isBusy ? "Preparing..." : "Download my data"}
			</Button>
			<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
				{state.problem}
			</p>
		</>
	);
}

function save(content: object, name: string): void {
	const url = URL.createObjectURL(
		new Blob([JSON.stringify(content, null, "\t")], { type: "application/json" }),
	);
	Object.assign(document.createElement("a"), { href: url, download: name }).click();
	URL.revokeObjectURL(url);
}
