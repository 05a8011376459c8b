import { checkImageUrl } from "@hilo/rules/custom-games/item";
import { isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { useEffect, useState } from "react";
import { mayLoadRemote } from "../../platform/pictures.ts";

/** An address that is being typed is tried once it has stood for so long. */
const TYPED_MS = 500;

/** The loading state of a picture. "untried": there is no address, or the page may not load it. */
export interface Sight {
	readonly state: "untried" | "coming" | "there" | "lost";
	readonly address: string;
	readonly onLoad: () => void;
	readonly onError: () => void;
}

/** Finds out whether a picture loads, once its address is complete. `PictureSight` renders the image. */
export function usePictureSight(url: string): Sight {
	const text = url.trim();
	const [standing, setStanding] = useState(text);
	const [outcome, setOutcome] = useState<{ address: string; state: "there" | "lost" } | null>(null);
	useEffect(() => {
		const timer = setTimeout(() => setStanding(text), TYPED_MS);
		return () => clearTimeout(timer);
	}, [text]);
	const mayLoad = checkImageUrl(text) === null && (mayLoadRemote() || !isRemotePicture(text));
	const address = standing === text && mayLoad ? text : "";
	const known = outcome?.address === address ? outcome.state : "coming";
	return {
		state: address === "" ? "untried" : known,
		address,
		onLoad: () => setOutcome({ address, state: "there" }),
		onError: () => setOutcome({ address, state: "lost" }),
	};
}
