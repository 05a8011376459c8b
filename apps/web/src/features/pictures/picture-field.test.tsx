import { drawnItemUrl } from "@hilo/rules/custom-games/item";
import { HttpResponse, http } from "msw/http";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refusal } from "../../testing/answers.ts";
import { createApiWrapper } from "../../testing/api-wrapper.tsx";
import { network } from "../../testing/network.ts";
import { PictureField } from "./picture-field.tsx";
import { usePictureUploads } from "./picture-uploads.ts";
import { UploadList } from "./upload-list.tsx";

const PIXEL = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);
const HOSTED = `/pictures/${"a".repeat(32)}.webp`;
const picture = (name: string) => new File([PIXEL], name, { type: "image/png" });

function Editor() {
	const [url, setUrl] = useState("");
	const uploads = usePictureUploads((_, imageUrl) => setUrl(imageUrl));
	return (
		<main>
			<h1>Mountains</h1>
			<PictureField
				target="everest"
				itemName="Everest"
				url={url}
				onUrl={setUrl}
				onDraw={() => setUrl(drawnItemUrl("Everest"))}
				uploads={uploads}
			/>
			<output>{url}</output>
			<UploadList uploads={uploads} />
		</main>
	);
}

async function openField(answer: () => Response | Promise<Response>, usedBytes = 0) {
	const sent: number[] = [];
	network.use(
		http.post("/api/trpc/customGames.addPicture", async ({ request }) => {
			sent.push((await request.arrayBuffer()).byteLength);
			return answer();
		}),
		http.get("/api/trpc/customGames.pictureQuota", () =>
			HttpResponse.json({ result: { data: { usedBytes, limitBytes: 60 * 1024 * 1024 } } }),
		),
		http.get(HOSTED, () => new HttpResponse(PIXEL, { headers: { "Content-Type": "image/png" } })),
	);
	const screen = await render(<Editor />, { wrapper: createApiWrapper().wrapper });
	const choose = (file: File) => userEvent.upload(screen.getByLabelText("Picture file"), file);
	return { ...screen, sent, choose };
}

const uploaded = () => HttpResponse.json({ result: { data: { imageUrl: HOSTED } } });

test("uploads a chosen file unchanged, and sets its address", async () => {
	const { getByRole, choose, sent } = await openField(uploaded);
	await choose(picture("a.png"));
	await expect.element(getByRole("status").filter({ hasText: HOSTED })).toBeVisible();
	expect(sent).toEqual([PIXEL.length]);
	await getByRole("button", { name: "Remove" }).click();
	await expect.element(getByRole("textbox", { name: "Picture" })).toHaveValue("");
});

test("keeps the focus on the button that opens the file chooser", async () => {
	const { getByRole, getByLabelText } = await openField(uploaded);
	const upload = getByRole("button", { name: "Upload a picture" });
	upload.element().focus();
	for (const key of ["{Enter}", " "]) {
		await userEvent.keyboard(key);
		// As some browsers do when the chooser is closed.
		getByLabelText("Picture file").element().focus();
		await expect.element(upload).toHaveFocus();
	}
});

test("shows the server's refusal, and does not send other files than pictures", async () => {
	const message = "Your pictures take up all of your 60 MB. Remove some to add more.";
	const full = () => refusal("custom-games/pictures-full", message);
	const { getByText, choose, sent } = await openField(full, 55 * 1024 * 1024);
	await choose(picture("a.png"));
	await expect.element(getByText(message).first()).toBeVisible();
	await expect.element(getByText(/^55.0 of 60 MB of pictures used/)).toBeVisible();
	await choose(new File(["no picture"], "b.png", { type: "image/png" }));
	await expect.element(getByText(/Only JPEG, PNG, GIF/).first()).toBeVisible();
	expect(sent).toHaveLength(1);
});

test("reports a remote picture that fails to load, and does not load it where the page may not", async () => {
	const { getByRole, getByText } = await openField(uploaded);
	const field = getByRole("textbox", { name: "Picture" });
	const failure = getByText(/^This picture doesn't load\./);
	await field.fill("http://localhost:1/none.png");
	await expect.element(failure).toBeVisible();
	document.documentElement.dataset.remotePictures = "no";
	try {
		await field.fill("http://localhost:1/other.png");
		await expect.element(failure).not.toBeInTheDocument();
	} finally {
		delete document.documentElement.dataset.remotePictures;
	}
});
