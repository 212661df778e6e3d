// On pages that are read from the right, the sentences of an output are as well. Commands,
// boards, trees and tables stay as they are typed, each of their cells in its own direction.
for (const code of document.querySelectorAll('[dir="rtl"] code.language-console')) {
  const lines = code.textContent.trimEnd().split('\n').map((text) => {
    const line = document.createElement('div');
    const isSentence = /\p{Script=Arabic}/u.test(text) && !/^\$ |[├└▲▼■]|\S {2,}\S/.test(text);
    line.dir = isSentence ? 'rtl' : 'ltr';
    const isWhole = isSentence || text.startsWith('$ ');
    const cells = isWhole ? [text] : text.split(/(^[│├└─ ]+| {2,})/);
    line.append(...cells.map((cell) => (isWhole || /^[│├└─ ]*$/.test(cell) ? cell : isolated(cell))));
    if (text === '') line.append(document.createElement('br'));
    return line;
  });
  code.replaceChildren(...lines);
}

/** Returns a cell whose direction depends on its own letters alone. */
function isolated(text) {
  const cell = document.createElement('bdi');
  cell.textContent = text;
  return cell;
}
