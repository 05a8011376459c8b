import { useEffect, useRef } from "react";
import { trpc } from "../../../../platform/api/trpc.ts";
import { Failure } from "../../../../platform/failure.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { LegalText } from "../../../site/legal/legal-text.tsx";

/** Debounce after the last key, in ms. */
const PREVIEW_MS = 300;

export function Preview({ markdown }: { markdown: string }) {
	const { mutate, data, error } = trpc.site.previewLegal.useMutation();
	const isFirst = useRef(true);
	useEffect(() => {
		const timer = setTimeout(() => mutate({ markdown }), isFirst.current ? 0 : PREVIEW_MS);
		isFirst.current = false;
		return () => clearTimeout(timer);
	}, [markdown, mutate]);
	// The last preview stays until the next one arrives.
	const shown = useRef(data);
	shown.current = data ?? shown.current;
	if (error)
		return (
			<div className="grid justify-items-start gap-3">
				<Failure error={error} />
				<Button kind="quiet" small onClick={() => mutate({ markdown })}>
					Try Again
				</Button>
			</div>
		);
	if (!shown.current) return <Skeleton count={5} className="h-20" />;
	return <LegalText html={shown.current.html} />;
}
