import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";

/** In place of a profile that can't be shown. */
export function NoProfile({ text }: { text: string }) {
	const router = useRouter();
	const canGoBack = useCanGoBack();
	// What the router knows begins with the last load of a whole page.
	const goBack = () =>
		canGoBack || window.history.length > 1 ? router.history.back() : router.navigate({ to: "/" });
	return (
		<div className="grid grow place-content-center justify-items-center gap-6 px-4 py-16 text-center">
			<h1 className="text-title">{text}</h1>
			<Button onClick={goBack}>Go Back</Button>
		</div>
	);
}
