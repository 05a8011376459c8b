import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";

/** In place of a profile that can't be shown. */
export function NoProfile({ text }: { text: string }) {
	const router = useRouter();
	const canGoBack = useCanGoBack();
	return (
		<div className="grid grow place-content-center justify-items-center gap-6 px-4 py-16 text-center">
			<h1 className="text-title">{text}</h1>
			<Button onClick={() => (canGoBack ? router.history.back() : router.navigate({ to: "/" }))}>
				Go Back
			</Button>
		</div>
	);
}
