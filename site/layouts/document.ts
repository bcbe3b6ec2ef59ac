import '#site/styles/layers.css';
import '#site/styles/tokens.css';
import '#site/styles/face/face.css';
import '#site/styles/base.css';
