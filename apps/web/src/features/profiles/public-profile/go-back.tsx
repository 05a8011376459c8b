import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";

/** Goes to the previous page, or home if there is none. */
export function GoBack() {
	const router = useRouter();
	const canGoBack = useCanGoBack();
	// The router's history begins with the last full page load.
	const goBack = () =>
		canGoBack || window.history.length > 1 ? router.history.back() : router.navigate({ to: "/" });
	return <Button onClick={goBack}>Go Back</Button>;
}
