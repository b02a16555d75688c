"""Trains the same nets as train.mjs from the same files, with PyTorch: on a GPU four of them learn from a million positions
in a quarter of a minute.

    python3 tools/train.py --hidden 64 --nets 4 --out weights.json positions-*.bin

Several nets see the positions each in its own order; they are written as weights-0.json and so on.
`node tools/train.mjs --from weights-0.json --from weights-1.json --out games/…/weights.ts positions-*.bin` judges them side
by side on fresh positions and makes the module of the game.
"""
import argparse
import base64
import json
from pathlib import Path

import numpy as np
import torch

BEFORE = 3
HELD_OUT = 10

parser = argparse.ArgumentParser()
parser.add_argument("--hidden", type=int, default=64)
parser.add_argument("--nets", type=int, default=1)
parser.add_argument("--epochs", type=int, default=14)
parser.add_argument("--rate", type=float, default=0.003)
parser.add_argument("--decay", type=float, default=0.0001)
parser.add_argument("--batch", type=int, default=4096)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", required=True)
parser.add_argument("--note", default="")
parser.add_argument("files", nargs="+")
args = parser.parse_args()


def rows_in(file):
    with open(file, "rb") as handle:
        head = json.loads(handle.readline())
        length = BEFORE + head["features"]
        rows = np.fromfile(handle, dtype=np.float32)
    count = len(rows) // length
    return head, rows[: count * length].reshape(count, length)


parts = [rows_in(file) for file in args.files]
head = parts[0][0]
if any(one["version"] != head["version"] or one["game"] != head["game"] for one, _ in parts):
    raise SystemExit("the files are of different minds")

torch.manual_seed(args.seed)
device = "cuda" if torch.cuda.is_available() else "cpu"
rows = torch.from_numpy(np.concatenate([part for _, part in parts])).to(device)
held = torch.remainder(rows[:, 2], HELD_OUT) == 0
train, test = rows[~held], rows[held]
del rows
inputs, hidden, nets = head["features"], args.hidden, args.nets


def drawn(width, *size):
    """Numbers between -1 and 1, less the more of them are added up."""
    return ((torch.rand(nets, *size, device=device) * 2 - 1) / width**0.5).requires_grad_()


first, offsets = drawn(inputs, inputs, hidden), drawn(inputs, 1, hidden)
last, bias = drawn(hidden, hidden, 1), torch.zeros(nets, 1, 1, device=device).requires_grad_()
chosen = torch.optim.AdamW([first, offsets, last, bias], lr=args.rate, weight_decay=args.decay)
loss_of = torch.nn.BCEWithLogitsLoss()


def says(x):
    return torch.baddbmm(bias, torch.relu(torch.baddbmm(offsets, x, first)), last).squeeze(2)


def judge():
    with torch.no_grad():
        z = torch.cat([says(part[:, BEFORE:].expand(nets, -1, -1)) for part in test.split(100_000)], 1).mean(0)
        p = torch.sigmoid(z)
        tenth = torch.clamp((p * 10).long(), 0, 9)
        gaps = [0.0]
        for t in range(10):
            at = tenth == t
            if at.sum() >= 200:
                gaps.append(100 * abs((p[at].mean() - test[at, 0].mean()).item()))
        return f"held out {loss_of(z, test[:, 0]).item():.4f}, gap {max(gaps):.1f} points"


per_epoch = max(1, len(train) // args.batch)
for epoch in range(args.epochs):
    orders = torch.stack([torch.randperm(len(train), device=device) for _ in range(nets)])
    for i in range(per_epoch):
        done = (epoch + i / per_epoch) / args.epochs
        for group in chosen.param_groups:
            group["lr"] = args.rate * max(0.02, 1 - done)
        batch = train[orders[:, i * args.batch : (i + 1) * args.batch]]
        chosen.zero_grad(set_to_none=True)
        # Each net by its own mistakes alone: the mean over all of them, times their number.
        (nets * loss_of(says(batch[:, :, BEFORE:]), batch[:, :, 0])).backward()
        chosen.step()
    if epoch == args.epochs - 1 or epoch % 4 == 3:
        print(f"epoch {epoch + 1}: {judge()}", flush=True)

out = Path(args.out)
for net in range(nets):
    units, figures = [], []
    for part in [first[net], offsets[net], last[net], bias[net]]:
        found = part.detach().cpu().numpy().astype(np.float64).ravel()
        unit = max(1e-9, np.abs(found).max()) / 32000
        units.append(float(f"{unit:.9g}"))
        figures.append(np.round(found / units[-1]).astype("<i2"))
    written = {
        "version": head["version"],
        "inputs": inputs,
        "hidden": hidden,
        "units": units,
        "data": base64.b64encode(np.concatenate(figures).tobytes()).decode(),
        "made": f"python3 tools/train.py --hidden {hidden} --nets {nets} --epochs {args.epochs}",
        "note": args.note,
        "rows": len(train) + len(test),
    }
    name = out if nets == 1 else out.with_stem(f"{out.stem}-{net}")
    name.write_text(json.dumps(written))
