import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ImportDialog } from "./import-dialog.tsx";

async function openDialog(itemCount: number) {
	const onImport = vi.fn();
	const onClose = vi.fn();
	const screen = await render(<ImportDialog itemCount={itemCount} onImport={onImport} onClose={onClose} />);
	const area = screen.getByRole("textbox", { name: "Paste a table, a list or JSON" });
	const preview = async (text: string) => {
		await area.fill(text);
		await screen.getByRole("button", { name: "Preview" }).click();
	};
	/** Sets the file directly: sending a large one through the browser driver takes seconds. */
	const give = (file: File) => {
		const input = screen.getByLabelText("File to import").element() as HTMLInputElement;
		const transfer = new DataTransfer();
		transfer.items.add(file);
		input.files = transfer.files;
		input.dispatchEvent(new Event("change", { bubbles: true }));
	};
	return { ...screen, area, preview, give, onImport, onClose };
}

test("previews which rows are imported, and how many items fit, before importing", async () => {
	const { preview, getByRole, getByText, onImport, onClose } = await openDialog(499);
	await preview("name;value;picture\nEverest;8.849;https://example.org/a.png\nK2;n/a\nBen Nevis;1.345");
	await expect.poll(() => document.activeElement?.textContent).toBe("1 ready, 2 have problems");
	await expect.element(getByText("A game can have at most 500 items")).toBeVisible();
	await getByRole("radio", { name: "Replace them" }).click();
	await expect.element(getByText("2 ready, 1 has a problem")).toBeVisible();
	await expect.element(getByText("“n/a” isn't a number")).toBeVisible();
	await expect.element(getByRole("cell", { name: "8,849" })).toBeVisible();
	await getByText("Format", { exact: true }).click();
	await getByRole("combobox", { name: "Numbers" }).selectOptions("1,234.5");
	await expect.element(getByRole("cell", { name: "1.345" })).toBeVisible();
	await getByRole("radio", { name: "To look at 1" }).click();
	await expect.element(getByText("Everest")).not.toBeInTheDocument();
	expect(onImport).not.toHaveBeenCalled();
	await getByRole("button", { name: "Import 2 items" }).click();
	expect(onImport).toHaveBeenCalledExactlyOnceWith(
		[
			{ name: "Everest", value: 8.849, imageUrl: "https://example.org/a.png" },
			{ name: "Ben Nevis", value: 1.345, imageUrl: "" },
		],
		"replace",
		"",
	);
	await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test("can be closed while the worker runs, and keeps text that the worker could not read", async () => {
	class SilentWorker {
		static readonly all: SilentWorker[] = [];
		onerror = () => {};
		postMessage = vi.fn();
		terminate = vi.fn();
		constructor() {
			SilentWorker.all.push(this);
		}
	}
	const { Worker } = globalThis;
	onTestFinished(() => void vi.stubGlobal("Worker", Worker));
	vi.stubGlobal("Worker", SilentWorker);
	const { preview, area, getByRole, getByText } = await openDialog(0);
	const hostile = '""\n'.repeat(500);
	await preview(hostile);
	await expect.element(getByRole("status")).toHaveTextContent("Reading");
	await getByRole("button", { name: "Back" }).click();
	await expect.element(area).toHaveValue(hostile);
	expect(SilentWorker.all[0]?.terminate).toHaveBeenCalled();
	await getByRole("button", { name: "Preview" }).click();
	await expect.poll(() => SilentWorker.all.length).toBe(2);
	SilentWorker.all[1]?.onerror();
	await expect.element(getByText("This could not be read just now. Please try again.")).toBeVisible();
	await expect.element(area).toHaveValue(hostile);
});

test("never shows a text of very many lines in its field", async () => {
	const { area, give, getByRole, getByText } = await openDialog(0);
	const hostile = '""\n'.repeat(2000);
	const problem = getByText(
		"Failed to parse import data. Please check the format. The text is too long to show here.",
	);
	give(new File([hostile], "lines.csv"));
	await expect.element(problem).toBeVisible();
	await expect.element(area).toHaveValue("");
	await area.fill("Everest, 8849");
	await area.click();
	const clipboardData = new DataTransfer();
	clipboardData.setData("text/plain", hostile);
	area
		.element()
		.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	await expect.element(getByText("1 ready")).toBeVisible();
	await getByRole("button", { name: "Back" }).click();
	await expect.element(getByText("The text is too long to show here.")).toBeVisible();
});

test("redraws the preview with each choice, and remembers them by heading", async () => {
	const { preview, getByRole, getByText, onImport, unmount } = await openDialog(0);
	const medals = "team,wins,draws\nReds,214,138\nBlues,96,101";
	await preview(medals);
	const value = getByRole("combobox", { name: "Value" });
	await expect.element(value).toHaveAccessibleDescription("138 · 101");
	await expect.element(getByRole("cell", { name: "138" })).toBeVisible();
	await value.selectOptions("wins: 214 · 96");
	await expect.element(getByRole("cell", { name: "214" })).toBeVisible();
	await expect.element(value).toHaveAccessibleDescription("214 · 96");
	await unmount();
	const again = await openDialog(0);
	await again.preview(medals.replace("Reds", "Greens"));
	await expect.element(again.getByText("Read as you chose last time.")).toBeVisible();
	await expect.element(again.getByRole("cell", { name: "214" })).toBeVisible();
	await again.getByRole("button", { name: "Undo my choices" }).click();
	await expect.poll(() => document.activeElement?.textContent).toBe("2 ready");
	await expect.element(again.getByRole("cell", { name: "138" })).toBeVisible();
	await expect.element(getByText("Read as you chose last time.")).not.toBeInTheDocument();
	expect(onImport).not.toHaveBeenCalled();
});

test("asks what a table leaves open, and works where storage is blocked", async () => {
	for (const name of ["getItem", "setItem"] as const)
		vi.spyOn(Storage.prototype, name).mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
	const { preview, getByRole, getByText } = await openDialog(0);
	await preview("Fish\tWeight\nCarp\t900 g\nTuna\t250 kg");
	await expect.element(getByText("The values have different units: g (row 2), kg (row 3).")).toBeVisible();
	await expect.element(getByText("Converted from kg to g")).toBeVisible();
	await getByRole("radio", { name: "Convert to kg" }).click();
	await expect.element(getByText("Converted from g to kg")).toBeVisible();
	await expect.element(getByText("0.9", { exact: true })).toBeVisible();
});

test("reads files in other encodings, and refuses files that are no text or too large", async () => {
	const { give, getByRole, getByText } = await openDialog(0);
	const encoding = getByRole("combobox", { name: "Encoding" });
	give(new File([new Uint8Array([0x5a, 0xfc, 0x72, 0x69, 0x2c, 0x35])], "towns.csv"));
	await expect.element(getByRole("cell", { name: "Züri" })).toBeVisible();
	await expect.element(getByText(/not in UTF-8/)).toBeVisible();
	await getByText("Format", { exact: true }).click();
	await encoding.selectOptions("Cyrillic (Windows-1251)");
	await expect.element(getByRole("cell", { name: "Zьri" })).toBeVisible();
	await expect.element(encoding).toHaveValue("windows-1251");
	await getByRole("button", { name: "Back" }).click();
	const wide = new Uint8Array(
		new Uint16Array([..."\uFEFFŁódź\t7"].map((letter) => letter.charCodeAt(0))).buffer,
	);
	give(new File([wide], "towns.txt"));
	await expect.element(getByRole("cell", { name: "Łódź" })).toBeVisible();
	await getByRole("button", { name: "Back" }).click();
	give(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], "towns.xlsx"));
	await expect.element(getByText(/This is a workbook/)).toBeVisible();
	give(new File([new Uint8Array(1_100_000)], "towns.csv"));
	await expect.element(getByText("This is more than 1 MB. Import it in parts.")).toBeVisible();
});
